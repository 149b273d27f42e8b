import { say } from '@roomlark/contract/say'
import { BellSpot } from '../../../ui/spot.tsx'

export function NothingNew({ isUnread }: { isUnread: boolean }) {
  return (
    <div className="grid justify-items-center px-4 pt-5 pb-6 text-center">
      <BellSpot />
      <p className="mt-3 font-strong">
        {isUnread ? say('You are all caught up') : say('Nothing has happened yet')}
      </p>
      <p className="mt-1 max-w-60 text-[14px] text-balance text-muted">
        {say('We ring when there is news about your account.')}
      </p>
    </div>
  )
}
