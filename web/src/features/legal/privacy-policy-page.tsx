import { useTitle } from '../../lib/use-title.ts'
import { LegalPage } from './legal-page.tsx'
import { privacySections } from './privacy-sections.tsx'

export function PrivacyPolicyPage() {
  useTitle('Privacy Policy')
  return (
    <LegalPage
      document="privacy"
      title="Privacy Policy"
      lead="Which personal data Roomlark uses, why, for how long, and what you can do about it."
      sections={privacySections}
    />
  )
}
