import {
  type AffiliateSite,
  type AffiliateSiteInput,
  affiliateSites,
} from '@roomlark/contract/guest-site/affiliate-sites'
import { say } from '@roomlark/contract/say'
import { call } from '../lib/call.ts'
import { useCall } from '../lib/use-call.ts'
import { useChange } from '../lib/use-mutation.ts'
import { analyticsKeys, partnershipKeys } from './keys.ts'

export function useSites() {
  return useCall(partnershipKeys.sites, affiliateSites.list)
}

/** The options of a field that chooses a site, for an affiliate who has any. */
export function useSiteOptions(): Record<string, string> | undefined {
  const active = useSites().data?.filter(({ isArchived }) => !isArchived) ?? []
  if (active.length === 0) return undefined
  return { '': say('No site'), ...Object.fromEntries(active.map(({ id, name }) => [id, name])) }
}

export function useSaveSite() {
  return useChange(
    ({
      site,
      input,
    }: {
      site: AffiliateSite | null
      input: AffiliateSiteInput & { isArchived?: boolean }
    }) => {
      if (site === null) return call(affiliateSites.create, { body: { name: input.name, url: input.url } })
      const { id, isArchived, version } = site
      return call(affiliateSites.change, { params: { id }, body: { isArchived, version, ...input } })
    },
    partnershipKeys.all,
    analyticsKeys.all,
  )
}
