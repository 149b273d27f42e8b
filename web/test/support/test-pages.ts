import { it } from 'vitest'
import { failures, leastAnswers, noAnswers } from './answers.ts'
import { expectAfterRetry, expectPage, openPage, retryButtons, serveFor } from './open-page.ts'
import { isTranslated, type PageStates, states } from './page-table.ts'

const otherwise = { loading: noAnswers, empty: leastAnswers, full: leastAnswers, failed: failures }

/**
 * Renders each page of a table in the states that languages/every-text.test.ts leaves out; what has failed is tried
 * again, too.
 */
export function testPages(table: readonly PageStates[]): void {
  for (const { page, as, at, ...one } of table) {
    for (const name of states) {
      const state = one[name]
      if ('never' in state || (isTranslated({ page }) && !['loading', 'failed'].includes(name))) continue
      it(`${page} for ${as}, ${name}`, async () => {
        openPage(as, at?.(name) ?? page, state.given, otherwise[name])
        await expectPage(state)
        if (name !== 'failed' || 'never' in one.full || retryButtons().length === 0) return
        serveFor(as, one.full.given)
        await expectAfterRetry(state.brings ? { shows: state.brings } : one.full)
      })
    }
  }
}
