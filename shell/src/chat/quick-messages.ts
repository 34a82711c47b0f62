/** The most common messages: text of the button, and message for the input. */
export const quickMessages = [
  { label: 'I need repair service', message: 'Hello, I need repair service.' },
  { label: 'Service hours', message: 'Hello, what are your service hours?' },
  { label: 'Same-day service', message: 'Hello, do you offer same-day service?' },
  { label: 'Quote for repair', message: 'Hello, I would like a quote for a repair.' },
  { label: 'Is my area covered?', message: 'Hello, is my area covered?' },
  { label: 'Emergency repair', message: 'Hello, I need an emergency repair.' },
];
