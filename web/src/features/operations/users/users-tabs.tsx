import { say } from '@roomlark/contract/say'
import { usePlatform } from '../../../session/use-platform.ts'
import { TabLinks } from '../../../ui/tab-links.tsx'

const tabs = { people: say('People'), partnerships: say('Partnerships'), signals: say('Signals') } as const
const paths = {
  people: '/users',
  partnerships: '/users/partnerships',
  signals: '/users/signals',
} as const

/** People, what they agreed on, and what looks wrong about it; only people while partnerships are closed. */
export function UsersTabs({ current }: { current: keyof typeof tabs }) {
  const { platform } = usePlatform()
  if (platform?.switches.partnerships !== 'open') return null
  return <TabLinks label={say('Users')} tabs={tabs} current={current} toTab={(tab) => paths[tab]} />
}
