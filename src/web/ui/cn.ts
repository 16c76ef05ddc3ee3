/** Joins class names. They must not set the same thing: what a caller may replace carries the variant `kit:`. */
export { cx as cn } from 'class-variance-authority'
