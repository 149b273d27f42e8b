import { publicPages } from './pages/all.ts'
import { testPages } from './support/test-pages.ts'

testPages(publicPages)
