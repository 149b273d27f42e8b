import { say } from '@roomlark/contract/say'
import { useLocation } from 'react-router'
import { useMay } from '../../../session/use-may.ts'
import { TabLinks } from '../../../ui/tab-links.tsx'

export const rateTabs = {
  calendar: say('Calendar##of prices'),
  rooms: say('Rooms'),
  plans: say('Rates and taxes'),
  demand: say('Occupancy and lead time'),
  feeds: say('Other calendars'),
}
type Tab = keyof typeof rateTabs

export function readTab(search: string): Tab {
  const asked = new URLSearchParams(search).get('tab') ?? ''
  return isTab(asked) ? asked : 'calendar'
}

function isTab(text: string): text is Tab {
  return Object.hasOwn(rateTabs, text)
}

export function RatesTabs({ hotelId, current }: { hotelId: string; current: Tab }) {
  const { search } = useLocation()
  const mayChange = useMay('change-offer', hotelId)
  return (
    <TabLinks
      label={say('Rates & availability')}
      tabs={rateTabs}
      hidden={mayChange ? [] : ['feeds']}
      current={current}
      toTab={(tab) => ({ search: withTab(search, tab) })}
    />
  )
}

/** The same address with another tab; the dates are kept. */
function withTab(search: string, tab: string): string {
  const next = new URLSearchParams(search)
  if (tab === 'calendar') next.delete('tab')
  else next.set('tab', tab)
  return next.size > 0 ? `?${next}` : ''
}
