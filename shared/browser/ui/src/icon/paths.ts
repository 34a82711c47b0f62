/** Outlines on a grid of 24, drawn with strokes of 2. Stored as data: an icon costs its path only. */
export const paths = {
  alert: 'M12 3.5 22 20.5H2zM12 10v5m0 2.6v.1',
  'arrow-right': 'M4 12h15m-6-6.5 6.5 6.5-6.5 6.5',
  calendar: 'M4 5h16v15.5H4zm0 5h16M8.5 2.5v4m7-4v4',
  chat: 'M3.5 4.5h17v12h-9l-4.5 4v-4h-3.5zM8 9.5h8m-8 3h5',
  check: 'm4 12.5 5.5 5.5L20.5 6.5',
  'chevron-down': 'm5 9 7 7 7-7',
  clock: 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18zm0 4v5.5l4 2.5',
  close: 'm5.5 5.5 13 13m0-13-13 13',
  info: 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18zm0 8v6m0-9.6v.1',
  mail: 'M3 5.5h18v13H3zm0 1 9 7 9-7',
  menu: 'M3 6h18M3 12h18M3 18h18',
  phone:
    'M5 3.5h4l1.8 5-2.6 1.8c1 2.3 3.2 4.5 5.5 5.5l1.8-2.6 5 1.8v4c0 1-.8 1.8-1.8 1.7C10.5 20 4 13.5 3.3 5.3 3.2 4.3 4 3.5 5 3.5z',
  pin: 'M12 21.5s7-6.6 7-12a7 7 0 0 0-14 0c0 5.4 7 12 7 12zm0-14.7a2.7 2.7 0 1 0 0 5.4 2.7 2.7 0 0 0 0-5.4z',
  print: 'M7 9V3.5h10V9M7 17.5H3.5V9h17v8.5H17M7 14h10v6.5H7z',
  search: 'M10.5 3.5a7 7 0 1 0 0 14 7 7 0 0 0 0-14zm5.2 12.2 5.3 5.3',
  share: 'M12 15V3.5m-4.5 4L12 3l4.5 4.5M8 11H4.5v9.5h15V11H16',
  shield: 'M12 2.8 4.5 5.5v6c0 4.8 3.2 8 7.5 9.7 4.3-1.7 7.5-4.9 7.5-9.7v-6zm-3.5 9 2.7 2.7 4.5-5',
  star: 'm12 3 2.7 5.9 6.3.700-4.7 4.3 1.3 6.3L12 17l-5.6 3.2 1.3-6.3L3 9.6l6.3-.7z',
  stop: 'M8.2 3h7.6L21 8.2v7.6L15.8 21H8.2L3 15.8V8.2zm3.8 4.5v5.5m0 3.4v.1',
  wrench:
    'M20.5 7.3 17 10.8l-3.2-.6-.6-3.2 3.5-3.5a6 6 0 0 0-7.7 7.7L3.3 16.9a2.7 2.7 0 1 0 3.8 3.8l5.7-5.7a6 6 0 0 0 7.7-7.7z',
} as const;

export type IconName = keyof typeof paths;
