import type { Stripe } from 'stripe'
import type { AccountRow } from './rows.ts'

/** The fields of the onboarding page, by the names that Stripe gives them. */
export const requirements = [
  { name: 'business_profile.url', label: 'Website' },
  { name: 'company.address.line1', label: 'Address of the business' },
  { name: 'company.tax_id', label: 'Company number' },
  { name: 'representative.first_name', label: 'First name of the representative' },
  { name: 'representative.last_name', label: 'Last name of the representative' },
  { name: 'external_account', label: 'Bank account (IBAN) for payouts' },
] as const

export function renderAccount(row: AccountRow): Stripe.Account {
  const missing = requirements.map(({ name }) => name).filter((name) => !row.entered.includes(name))
  const isActive = missing.length === 0 && row.isSubmitted && !row.isRejected
  const state = isActive ? 'active' : 'inactive'
  return {
    id: row.id,
    object: 'account',
    business_profile: null,
    business_type: 'company',
    capabilities: { card_payments: state, sepa_debit_payments: state, transfers: state },
    charges_enabled: isActive,
    country: row.country,
    created: row.created,
    details_submitted: row.isSubmitted,
    email: row.email,
    metadata: row.metadata,
    payouts_enabled: isActive,
    requirements: {
      alternatives: [],
      current_deadline: null,
      currently_due: missing,
      disabled_reason: isActive ? null : row.isRejected ? 'rejected.other' : 'requirements.past_due',
      errors: [],
      eventually_due: missing,
      past_due: row.isSubmitted ? missing : [],
      pending_verification: [],
    },
    type: 'none',
  }
}
