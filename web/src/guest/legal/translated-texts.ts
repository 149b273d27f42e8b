import type { GuestLanguage } from '@roomlark/contract/guest-languages'
import type { LegalDocument } from '@roomlark/contract/platform/legal'
import cookiesDe from './de/cookies.md?raw'
import privacyDe from './de/privacy.md?raw'
import termsDe from './de/terms.md?raw'
import cookiesEs from './es/cookies.md?raw'
import privacyEs from './es/privacy.md?raw'
import termsEs from './es/terms.md?raw'
import { firstTexts } from './first-texts.ts'
import cookiesFr from './fr/cookies.md?raw'
import privacyFr from './fr/privacy.md?raw'
import termsFr from './fr/terms.md?raw'
import cookiesIt from './it/cookies.md?raw'
import privacyIt from './it/privacy.md?raw'
import termsIt from './it/terms.md?raw'

/** The first version in each language. Only the server has these: the editor of the app begins with the English text. */
export const translatedTexts: Readonly<Record<GuestLanguage, Readonly<Record<LegalDocument, string>>>> = {
  en: firstTexts,
  de: { terms: termsDe, privacy: privacyDe, cookies: cookiesDe },
  fr: { terms: termsFr, privacy: privacyFr, cookies: cookiesFr },
  es: { terms: termsEs, privacy: privacyEs, cookies: cookiesEs },
  it: { terms: termsIt, privacy: privacyIt, cookies: cookiesIt },
}
