import { affiliateSites } from '@roomlark/contract/guest-site/affiliate-sites'
import { linkImports } from '@roomlark/contract/guest-site/link-import'
import { linkTests } from '@roomlark/contract/guest-site/link-test'
import { ownLinks } from '@roomlark/contract/guest-site/own-links'
import { partnerCodes } from '@roomlark/contract/guest-site/partner-codes'
import { partnerLinks } from '@roomlark/contract/guest-site/partner-links'
import { route } from '../../http/route.ts'
import { importLinks } from './link-import.service.ts'
import { testLink } from './link-test.service.ts'
import { changeOwnLink, listOwnLinks, makeLink } from './own-links.service.ts'
import { decideOnCode, endCode, listPartnerCodes, proposeCode } from './partner-codes.service.ts'
import { changeLink, createLink, listLinks, listTags } from './partner-links.service.ts'
import { getPartnershipDetail } from './partnership-detail.service.ts'
import { previewStay } from './preview.service.ts'
import { changeSite, createSite, listSites } from './sites.service.ts'

export const partnerLinksRoutes = [
  route(partnerLinks.partnership, (ctx, { params }) => getPartnershipDetail(ctx, params.id)),
  route(partnerLinks.list, (ctx, { params, query }) => listLinks(ctx, params.id, query)),
  route(partnerLinks.create, (ctx, { params, body }) => createLink(ctx, params.id, body)),
  route(partnerLinks.change, (ctx, { params, body }) => changeLink(ctx, params, body)),
  route(partnerLinks.tags, (ctx, { params, query }) => listTags(ctx, params, query)),
  route(partnerLinks.preview, (ctx, { params, query }) => previewStay(ctx, params.id, query)),
  route(ownLinks.list, (ctx, { query }) => listOwnLinks(ctx, query)),
  route(ownLinks.make, (ctx, { body }) => makeLink(ctx, body)),
  route(ownLinks.change, (ctx, { params, body }) => changeOwnLink(ctx, params.id, body)),
  route(linkImports.run, (ctx, { body }) => importLinks(ctx, body)),
  route(affiliateSites.list, (ctx) => listSites(ctx)),
  route(affiliateSites.create, (ctx, { body }) => createSite(ctx, body)),
  route(affiliateSites.change, (ctx, { params, body }) => changeSite(ctx, params.id, body)),
  route(partnerCodes.list, (ctx, { params }) => listPartnerCodes(ctx, params.id)),
  route(partnerCodes.propose, (ctx, { params, body }) => proposeCode(ctx, params.id, body)),
  route(partnerCodes.end, (ctx, { params }) => endCode(ctx, params)),
  route(partnerCodes.decide, (ctx, { params, body }) => decideOnCode(ctx, params, body)),
  route(linkTests.run, (ctx, { params }) => testLink(ctx, params)),
]
