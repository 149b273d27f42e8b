import { findPartnerList } from '../../partners/partner-page/partner-page.service.ts'
import { type Answer, arrive, missing, type SiteContext, type Visitor } from './guest-site.service.ts'

/** Shows the hotels that an affiliate recommends, each by the affiliate's link. */
export async function showPartnerList(ctx: SiteContext, slug: string, visitor: Visitor): Promise<Answer> {
  const [arrival, list] = await Promise.all([arrive(ctx, visitor), findPartnerList(ctx, slug)])
  if (!list) return missing(arrival, false)
  return { status: 200, setCookies: arrival.setCookies, page: { visit: arrival.visit, ...list } }
}
