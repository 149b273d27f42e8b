import type { EmbedChoice } from './snippet.ts'

/** The box before anybody chose. */
export const firstChoice: EmbedChoice = {
  shape: 'box',
  look: 'light',
  language: 'auto',
  dates: 'weekend',
  label: '',
}
