import { say } from '@roomlark/contract/say'
import type { ReactNode } from 'react'
import { isNotThere } from '../../lib/api-error.ts'
import { useTitle } from '../../lib/use-title.ts'
import { Breadcrumbs } from '../../ui/breadcrumbs.tsx'
import { ButtonLink } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { CardWaiting } from '../../ui/card-states.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { X } from '../../ui/icons/x.ts'
import { NotLoadedContent } from '../../ui/not-loaded.tsx'
import { SidePanel } from '../../ui/side-panel.tsx'
import { Skeleton, SkeletonArea } from '../../ui/skeleton.tsx'
import { KeyRackSpot } from '../../ui/spot.tsx'

type Read<Thing> = {
  data: Thing | undefined
  error: unknown
  isPending: boolean
  isError: boolean
  isFetching: boolean
  refetch: () => unknown
}

type Step = { label: string; to: string }

type DetailPageProps<Thing> = {
  query: Read<Thing>
  /** Stands for its name until that is known. */
  noun: string
  name: (thing: Thing) => string
  /** The lists above it; the last is offered where it is not there. */
  above: readonly [...Step[], Step]
  notThere: { title: string; text: string; all: string }
  children: (thing: Thing) => ReactNode
}

/** A page about one thing: where it stands, and its states until it is there. */
export function DetailPage<Thing>({ query, noun, name, above, notThere, children }: DetailPageProps<Thing>) {
  const thing = query.data
  const here = thing === undefined ? noun : name(thing)
  useTitle(here)
  if (isNotThere(query.error)) {
    const { all, ...words } = notThere
    return (
      <Card>
        <h1 className="sr-only">{noun}</h1>
        <EmptyState
          spot={<KeyRackSpot />}
          {...words}
          action={<ButtonLink to={above.at(-1)?.to ?? '/'}>{all}</ButtonLink>}
        />
      </Card>
    )
  }
  return (
    <>
      <Breadcrumbs above={[...above]} here={here} />
      {thing === undefined ? (
        <Card>
          <h1 className="sr-only">{noun}</h1>
          <CardWaiting query={query} />
        </Card>
      ) : (
        children(thing)
      )}
    </>
  )
}

type DetailPanelProps<Thing> = {
  query: Read<Thing>
  label: string
  /** Matches what opens this panel on the page. */
  opener: string
  onClose: () => void
  /** Beside the button that closes it. */
  head: (thing: Thing) => ReactNode
  failed: string
  notThere: { title: string; text: string }
  children: (thing: Thing) => ReactNode
}

/** The same beside a list. */
export function DetailPanel<Thing>(props: DetailPanelProps<Thing>) {
  const { query, label, opener, onClose, head, failed, notThere, children } = props
  const isGone = isNotThere(query.error)
  const thing = isGone ? undefined : query.data
  return (
    <SidePanel label={label} opener={opener} onClose={onClose}>
      <div className="flex min-h-14 shrink-0 items-center gap-3.5 px-[18px] pt-2.5 pb-3.5 md:px-7 md:pt-4">
        {thing === undefined ? null : head(thing)}
        <IconButton label={say('Close panel')} onClick={onClose} className="-mr-2.5 ml-auto">
          <X aria-hidden="true" className="size-5" />
        </IconButton>
      </div>
      <div className="min-h-0 grow overflow-y-auto overscroll-contain px-[18px] pb-5 md:px-7">
        {thing !== undefined ? (
          children(thing)
        ) : query.isPending ? (
          <SkeletonArea className="grid gap-4">
            <Skeleton className="h-20" />
            <Skeleton className="h-40" />
            <Skeleton className="h-40" />
          </SkeletonArea>
        ) : isGone ? (
          <EmptyState spot={<KeyRackSpot />} {...notThere} />
        ) : (
          <NotLoadedContent title={failed} query={query} />
        )}
      </div>
    </SidePanel>
  )
}
