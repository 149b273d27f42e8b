import { useTitle } from '../../lib/use-title.ts'
import { LegalPage } from './legal-page.tsx'
import { termsSections } from './terms-sections.tsx'

export function TermsOfServicePage() {
  useTitle('Terms of Service')
  return (
    <LegalPage
      document="terms"
      title="Terms of Service"
      lead="What you can expect from Roomlark, and what Roomlark expects from hotels, affiliates, customers and admins."
      sections={termsSections}
    />
  )
}
