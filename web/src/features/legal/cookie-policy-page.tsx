import { useTitle } from '../../lib/use-title.ts'
import { cookieSections } from './cookie-sections.tsx'
import { LegalPage } from './legal-page.tsx'

export function CookiePolicyPage() {
  useTitle('Cookie Policy')
  return (
    <LegalPage
      document="cookies"
      title="Cookie Policy"
      lead="The cookies Roomlark uses, what each is for, how long it stays, and how to change your choice."
      sections={cookieSections}
    />
  )
}
