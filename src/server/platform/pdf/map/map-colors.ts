/** The web map's light colors in sRGB, water a little darker: land and water stay apart in gray. */
export const MAP_COLORS = {
  water: '#b9d7e2',
  land: '#f8f4eb',
  shore: '#7399a6',
  line: '#aba397',
  road: '#ffffff',
  freeway: '#f3ddb1',
  kerb: '#c3b8a2',
  town: '#322a21',
  quarter: '#5c5449',
  seaName: '#2f5566',
  pin: '#1d1a16',
  paper: '#ffffff',
} as const
