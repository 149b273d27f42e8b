import { say } from '@roomlark/contract/say'
import { useConnection } from '../lib/connection.ts'

/** Shown beside a choice that is saved immediately, until the server has it. */
export function NotSavedYet({ isWaiting }: { isWaiting: boolean }) {
  const { isConnected } = useConnection()
  if (!isWaiting || isConnected) return null
  return <p className="mt-0.5 text-sm font-[560] text-warning-text">{say('Not saved yet')}</p>
}
