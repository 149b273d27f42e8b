import { moneyPages } from './pages/all.ts'
import { preparePages } from './support/open-page.ts'
import { testPages } from './support/test-pages.ts'

preparePages()
testPages(moneyPages)
