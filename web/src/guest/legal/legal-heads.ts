import type { LegalDocument } from '@roomlark/contract/platform/legal'

export const legalHeads: Record<LegalDocument, { title: string; lead: string }> = {
  terms: {
    title: 'Terms of Service',
    lead: 'What you can expect from Roomlark, and what Roomlark expects from hotels, affiliates, customers and admins.',
  },
  privacy: {
    title: 'Privacy Policy',
    lead: 'Which personal data Roomlark uses, why, for how long, and what you can do about it.',
  },
  cookies: {
    title: 'Cookie Policy',
    lead: 'The cookies Roomlark uses, what each is for, how long it stays, and how to change your choice.',
  },
}
