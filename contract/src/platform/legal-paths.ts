import type { LegalDocument } from './legal.ts'

/** The addresses of the legal texts (spec §2). */
export const legalPaths: Record<LegalDocument, string> = {
  terms: '/terms-of-service',
  privacy: '/privacy-policy',
  cookies: '/cookie-policy',
}

/** The address of the page that says who runs Roomlark. */
export const operatorPath = '/about'
