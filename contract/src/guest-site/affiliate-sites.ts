import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { Id, requiredName, Version } from '../primitives.ts'
import { say } from '../say.ts'
import { LinkNumber } from './partner-links.ts'

export const siteLimits = { name: 60, url: 500, sites: 50 } as const

/** A website or channel of an affiliate. */
export const AffiliateSite = z.object({
  id: Id,
  name: z.string(),
  /** Empty for a channel without an address, such as a newsletter. */
  url: z.string(),
  /** Active links that belong to it. */
  links: LinkNumber,
  isArchived: z.boolean(),
  version: LinkNumber,
})
export type AffiliateSite = z.infer<typeof AffiliateSite>

const webAddress = z.url({ protocol: /^https?$/ })

export const AffiliateSiteInput = z.strictObject({
  name: requiredName(siteLimits.name, say('Give the site a name')),
  url: z._default(
    z.string().check(
      z.trim(),
      z.maxLength(siteLimits.url, say('That address is too long')),
      z.refine(
        (value) => value === '' || (!/[\s\p{C}]/u.test(value) && webAddress.safeParse(value).success),
        say('Enter a web address (https://…)'),
      ),
    ),
    '',
  ),
})
export type AffiliateSiteInput = z.infer<typeof AffiliateSiteInput>

export const AffiliateSiteChange = z.extend(AffiliateSiteInput, { isArchived: z.boolean(), version: Version })
export type AffiliateSiteChange = z.infer<typeof AffiliateSiteChange>

const common = { access: ['affiliate'], launch: ['partnerships'], keys: 'partnerships' } as const

export const affiliateSites = {
  list: endpoint({
    ...common,
    method: 'GET',
    path: '/sites',
    summary: 'The websites and channels on which you place links',
    response: z.array(AffiliateSite),
  }),
  create: endpoint({
    ...common,
    method: 'POST',
    path: '/sites',
    summary: 'Add a site, so that its links have figures of their own',
    body: AffiliateSiteInput,
    example: { name: 'Slow Miles', url: 'https://slowmiles.example' },
    response: AffiliateSite,
  }),
  change: endpoint({
    ...common,
    method: 'PUT',
    path: '/sites/:id',
    summary: 'Rename, archive or restore a site; carries the version that was read',
    params: z.strictObject({ id: Id }),
    body: AffiliateSiteChange,
    example: { name: 'Slow Miles', url: 'https://slowmiles.example', isArchived: false, version: 1 },
    response: AffiliateSite,
  }),
}
