import { say } from '@roomlark/contract/say'
import type { ReactNode } from 'react'
import { May } from '../../../../session/may.tsx'
import { useMay } from '../../../../session/use-may.ts'
import { ButtonLink } from '../../../../ui/button.tsx'
import { Card } from '../../../../ui/card.tsx'
import { EmptyState } from '../../../../ui/empty-state.tsx'
import { Plus } from '../../../../ui/icons/plus.ts'
import { NotLoaded } from '../../../../ui/not-loaded.tsx'
import { KeyRackSpot } from '../../../../ui/spot.tsx'

/** spec §2, §8 */
export function HotelListError({ retry, isBusy }: { retry: () => void; isBusy: boolean }) {
  return (
    <NotLoaded
      title={say('Failed to load hotels. Please try again.')}
      text={say('Your hotels are safe; only the list did not load.')}
      isBusy={isBusy}
      retry={retry}
    />
  )
}

type NoHotelsProps = {
  /** Number of hotels on earlier pages. */
  total: number
  isNarrowed: boolean
  toFirstPage: { search: string }
  toAll: { search: string }
  /** Called after a link was followed. */
  onMove: () => void
}

/** spec §2; beyond the last page (spec §4: a search keeps the page) there is a way back to the first. */
export function NoHotels({ total, isNarrowed, toFirstPage, toAll, onMove }: NoHotelsProps) {
  const isOwner = useMay('own-hotels')
  const create = (look: 'primary' | 'secondary') => (
    <May do="own-hotels">
      <ButtonLink to="/hotels/create" variant={look}>
        <Plus aria-hidden="true" className="size-[18px]" />
        {say('Create your first hotel')}
      </ButtonLink>
    </May>
  )
  if (total > 0) {
    return (
      <Empty
        text={say('{total, plural, one {The # result is} other {All # results are}} on an earlier page.', {
          total,
        })}
      >
        <ButtonLink to={toFirstPage} onClick={onMove}>
          {say('Go to page 1')}
        </ButtonLink>
      </Empty>
    )
  }
  if (isNarrowed) {
    return (
      <Empty text={say('Nothing matches your search and filters.')}>
        <ButtonLink to={toAll} onClick={onMove}>
          {say('Show all hotels')}
        </ButtonLink>
        {create('secondary')}
      </Empty>
    )
  }
  const text = isOwner
    ? say('Add your first property and it will appear here.')
    : say('You do not have a role in any hotel yet.')
  return <Empty text={text}>{create('primary')}</Empty>
}

function Empty({ text, children }: { text: string; children: ReactNode }) {
  return (
    <Card>
      <EmptyState
        spot={<KeyRackSpot />}
        title={say('No hotels found.')}
        text={text}
        action={<div className="flex flex-wrap justify-center gap-2.5">{children}</div>}
      />
    </Card>
  )
}
