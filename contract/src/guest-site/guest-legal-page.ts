import type { GuestLanguage } from '../guest-languages.ts'
import type { LegalDocument, LegalText } from '../platform/legal.ts'

/** A legal text, in the language of the visit; what an administrator has published is in English. */
export type LegalPage = {
  kind: 'legal'
  document: LegalDocument
  inForce: LegalText
  announced: LegalText | null
  /** The address asks for the announced version. */
  isAhead: boolean
  today: string
  /** The language that the reader would have preferred. */
  reader: GuestLanguage
  /** The browser has a session, so the way on is the dashboard. */
  hasSession: boolean
}
