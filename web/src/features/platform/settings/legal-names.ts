import type { LegalDocument } from '@roomlark/contract/platform/legal'
import { legalPaths } from '@roomlark/contract/platform/legal-paths'
import { say } from '@roomlark/contract/say'

export const legalNames: Record<LegalDocument, { title: string; path: string }> = {
  terms: { title: say('Terms of Service'), path: legalPaths.terms },
  privacy: { title: say('Privacy Policy'), path: legalPaths.privacy },
  cookies: { title: say('Cookie Policy'), path: legalPaths.cookies },
}
