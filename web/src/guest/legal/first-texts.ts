import type { LegalDocument } from '@roomlark/contract/platform/legal'
import cookies from './cookies.md?raw'
import privacy from './privacy.md?raw'
import terms from './terms.md?raw'

/** The first version of each text, which is part of the product. */
export const firstTexts: Readonly<Record<LegalDocument, string>> = {
  terms: terms.trim(),
  privacy: privacy.trim(),
  cookies: cookies.trim(),
}
