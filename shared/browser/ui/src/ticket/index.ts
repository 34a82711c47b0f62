export { Stamp, type StampProps, type StampTone } from './Stamp';
export { Ticket, type TicketProps } from './Ticket';
export {
  TicketRow,
  TicketRows,
  TicketTotal,
  type TicketRowProps,
  type TicketRowsProps,
} from './TicketRows';
