import type { LegalDocument } from '@roomlark/contract/legal'

export const legalNames: Record<LegalDocument, { title: string; path: string }> = {
  terms: { title: 'Terms of Service', path: '/terms-of-service' },
  privacy: { title: 'Privacy Policy', path: '/privacy-policy' },
  cookies: { title: 'Cookie Policy', path: '/cookie-policy' },
}
