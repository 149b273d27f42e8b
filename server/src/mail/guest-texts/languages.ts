import type { GuestLanguage } from '@roomlark/contract/guest-languages'
import { de } from './de.ts'
import { en } from './en.ts'
import { es } from './es.ts'
import { fr } from './fr.ts'
import { it } from './it.ts'
import type { GuestMailTexts } from './texts.ts'

export const guestMailTexts: Record<GuestLanguage, GuestMailTexts> = { en, es, de, fr, it }
