import type { LegalDocument } from '@roomlark/contract/platform/legal'
import { legalPaths } from '@roomlark/contract/platform/legal-paths'

export const legalNames: Record<LegalDocument, { title: string; path: string }> = {
  terms: { title: 'Terms of Service', path: legalPaths.terms },
  privacy: { title: 'Privacy Policy', path: legalPaths.privacy },
  cookies: { title: 'Cookie Policy', path: legalPaths.cookies },
}
