export const TEMPLATE = 'placard_template'
