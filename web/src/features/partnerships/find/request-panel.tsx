import * as Radix from '@radix-ui/react-dialog'
import { X } from 'lucide-react'
import { type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from 'react'
import { useFoundHotel } from '../../../data/partner-find.ts'
import { isNotThere } from '../../../lib/api-error.ts'
import { useLeaveGuard } from '../../../lib/use-leave-guard.ts'
import { useMedia } from '../../../lib/use-media.ts'
import { DiscardQuestion } from '../../../ui/discard-question.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { IconButton } from '../../../ui/icon-button.tsx'
import { NotLoadedContent } from '../../../ui/not-loaded.tsx'
import { Skeleton, SkeletonArea } from '../../../ui/skeleton.tsx'
import { KeyRackSpot } from '../../../ui/spot.tsx'
import { useOwnEscape } from '../../../ui/use-own-escape.ts'
import { RequestForm } from './request-form.tsx'

type RequestPanelProps = { hotelId: string; onClose: () => void }

const title = 'Request partnership'

/** Beside the list from 1200 pixels, over it below that, and full screen on a phone. */
export function RequestPanel({ hotelId, onClose }: RequestPanelProps) {
  const [isTyped, setTyped] = useState(false)
  const [isAsking, setAsking] = useState(false)
  const isBeside = useMedia('(min-width: 75rem)')
  const guard = useLeaveGuard(isTyped)
  const close = () => (isTyped ? setAsking(true) : onClose())
  const content = (
    <Content
      hotelId={hotelId}
      onClose={close}
      onDone={onClose}
      onTyped={setTyped}
      onTakeAlong={guard.release}
    />
  )
  return (
    <>
      {isBeside ? (
        <SidePanel hotelId={hotelId} onClose={close}>
          {content}
        </SidePanel>
      ) : (
        <SheetPanel hotelId={hotelId} onClose={close}>
          {content}
        </SheetPanel>
      )}
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

type FrameProps = RequestPanelProps & { children: ReactNode }

function SidePanel({ hotelId, onClose, children }: FrameProps) {
  const panel = useRef<HTMLElement>(null)
  useEffect(() => {
    panel.current?.focus({ preventScroll: true })
    return () => openerOf(hotelId)?.focus({ preventScroll: true })
  }, [hotelId])
  function press(event: KeyboardEvent) {
    const isInside = event.target instanceof Node && panel.current?.contains(event.target)
    if (event.key === 'Escape' && isInside && !event.defaultPrevented) onClose()
  }
  return (
    <aside
      ref={panel}
      aria-label={title}
      tabIndex={-1}
      onKeyDown={press}
      className="fixed top-(--topbar) right-0 bottom-0 z-20 flex w-[436px] flex-col overflow-hidden rounded-tl-xl border-t border-l border-border bg-raised outline-none [box-shadow:var(--shadow-md)] print:hidden"
    >
      {children}
    </aside>
  )
}

function SheetPanel({ hotelId, onClose, children }: FrameProps) {
  const ownEscape = useOwnEscape(onClose)
  return (
    <Radix.Root open onOpenChange={onClose}>
      <Radix.Portal>
        <Radix.Overlay className="fixed inset-0 z-40 bg-overlay transition-opacity duration-(--dur-slow) starting:opacity-0 max-md:hidden" />
        <Radix.Content
          {...ownEscape}
          aria-describedby={undefined}
          onCloseAutoFocus={(event) => {
            event.preventDefault()
            openerOf(hotelId)?.focus({ preventScroll: true })
          }}
          className="fixed inset-y-0 right-0 z-50 flex w-full flex-col overflow-hidden bg-raised outline-none transition-opacity duration-(--dur-slow) [box-shadow:var(--shadow-lg)] starting:opacity-0 md:w-[436px] md:rounded-l-xl"
        >
          <Radix.Title className="sr-only">{title}</Radix.Title>
          {children}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  )
}

function openerOf(hotelId: string): HTMLElement | null {
  return document.querySelector<HTMLElement>(`[data-found="${hotelId}"]`)
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
        <IconButton label="Close panel" onClick={onClose} className="-mr-2.5">
          <X aria-hidden="true" className="size-5" />
        </IconButton>
      </div>
      {query.data ? (
        <RequestForm found={query.data.data} sharePercent={query.data.meta.sharePercent} {...handlers} />
      ) : isNotThere(query.error) ? (
        <EmptyState
          spot={<KeyRackSpot />}
          title="This hotel takes no partners now"
          text="It may be closed, or it has changed its mind. Other hotels are in the list."
        />
      ) : query.isError ? (
        <NotLoadedContent
          title="The hotel did not load"
          isBusy={query.isFetching}
          retry={() => void query.refetch()}
        />
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
