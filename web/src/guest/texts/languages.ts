import type { GuestLanguage } from '@roomlark/contract/guest-languages'
import { de } from './de.ts'
import { en } from './en.ts'
import { es } from './es.ts'
import { fr } from './fr.ts'
import { it } from './it.ts'
import type { Texts } from './texts.ts'

/** Only the server has all of them: an island is given the texts that it shows. */
export const textsIn: Record<GuestLanguage, Texts> = { en, es, de, fr, it }
