import { say } from '@roomlark/contract/say'
import { useCallback, useState } from 'react'
import { useFoundHotel } from '../../../../data/partner-find.ts'
import { isNotThere } from '../../../../lib/api-error.ts'
import { useLeaveGuard } from '../../../../lib/use-leave-guard.ts'
import { DiscardQuestion } from '../../../../ui/discard-question.tsx'
import { EmptyState } from '../../../../ui/empty-state.tsx'
import { IconButton } from '../../../../ui/icon-button.tsx'
import { X } from '../../../../ui/icons/x.ts'
import { NotLoadedContent } from '../../../../ui/not-loaded.tsx'
import { SidePanel } from '../../../../ui/side-panel.tsx'
import { Skeleton, SkeletonArea } from '../../../../ui/skeleton.tsx'
import { KeyRackSpot } from '../../../../ui/spot.tsx'
import { findAddress } from './find-address.ts'
import { RequestForm } from './request-form.tsx'

type RequestPanelProps = { hotelId: string; onClose: () => void }

const title = say('Request partnership')

export function RequestPanel({ hotelId, onClose }: RequestPanelProps) {
  const [isTyped, setTyped] = useState(false)
  const [isAsking, setAsking] = useState(false)
  // The list beside the panel can be searched and filtered without losing the message.
  const isKeptAt = useCallback(
    (url: URL) =>
      url.pathname === window.location.pathname && findAddress.read(url.search).hotelId === hotelId,
    [hotelId],
  )
  const guard = useLeaveGuard(isTyped, isKeptAt)
  const close = () => (isTyped ? setAsking(true) : onClose())
  return (
    <>
      <SidePanel label={title} opener={`[data-found="${hotelId}"]`} onClose={close}>
        <Content
          hotelId={hotelId}
          onClose={close}
          onDone={onClose}
          onTyped={setTyped}
          onTakeAlong={guard.release}
        />
      </SidePanel>
      {isAsking ? (
        <DiscardQuestion
          onKeep={() => setAsking(false)}
          onDiscard={() => {
            guard.release()
            onClose()
          }}
        />
      ) : null}
      {guard.isAsking ? <DiscardQuestion onKeep={guard.stay} onDiscard={guard.leave} /> : null}
    </>
  )
}

type ContentProps = RequestPanelProps & {
  onDone: () => void
  onTyped: (isTyped: boolean) => void
  onTakeAlong: () => void
}

function Content({ hotelId, onClose, ...handlers }: ContentProps) {
  const query = useFoundHotel(hotelId)
  return (
    <>
      <div className="flex items-center justify-between gap-3 px-[18px] pt-4 pb-3 md:px-7 md:pt-5">
        <h2>{title}</h2>
        <IconButton label={say('Close panel')} onClick={onClose} className="-mr-2.5">
          <X aria-hidden="true" className="size-5" />
        </IconButton>
      </div>
      {query.data ? (
        <RequestForm found={query.data.data} sharePercent={query.data.meta.sharePercent} {...handlers} />
      ) : isNotThere(query.error) ? (
        <EmptyState
          spot={<KeyRackSpot />}
          title={say('This hotel takes no partners now')}
          text={say('It may be closed, or it has changed its mind. Other hotels are in the list.')}
        />
      ) : query.isError ? (
        <NotLoadedContent title={say('The hotel did not load')} query={query} />
      ) : (
        <SkeletonArea className="grid gap-4 px-[18px] md:px-7">
          <Skeleton className="h-16" />
          <Skeleton className="h-44" />
          <Skeleton className="h-32" />
        </SkeletonArea>
      )}
    </>
  )
}
