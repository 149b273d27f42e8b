import { getOperator } from '../../platform/platform/operator.service.ts'
import { type Answer, arriveAnywhere, type SiteContext, type Visitor } from './guest-site.service.ts'

/** Shows who runs Roomlark, whether or not the site is open. */
export async function showOperator(ctx: SiteContext, visitor: Visitor): Promise<Answer> {
  const { visit, setCookies } = arriveAnywhere(ctx, visitor)
  return { status: 200, setCookies, page: { visit, kind: 'operator', operator: await getOperator(ctx) } }
}
