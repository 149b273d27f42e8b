import { signedInPages } from './pages/all.ts'
import { testPages } from './support/test-pages.ts'

testPages(signedInPages)
