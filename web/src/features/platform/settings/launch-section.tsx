import { say } from '@roomlark/contract/say'
import { useRef, useState } from 'react'
import { useSwitchChanges } from '../../../data/platform.ts'
import { cx } from '../../../lib/cx.ts'
import { sayRich } from '../../../lib/say-rich.ts'
import { usePlatform } from '../../../session/use-platform.ts'
import { Card } from '../../../ui/card.tsx'
import { CardError, CardSkeleton } from '../../../ui/card-states.tsx'
import { LaunchConfirm } from './launch-confirm.tsx'
import { LaunchListCard } from './launch-list-card.tsx'
import { LaunchRow } from './launch-row.tsx'
import { isOpen, type LaunchSwitch, launchSwitches } from './launch-words.ts'

type Asked = { item: LaunchSwitch; to: string }

export function LaunchSection() {
  const { platform, error, retry } = usePlatform()
  const changes = useSwitchChanges()
  const [asked, setAsked] = useState<Asked | null>(null)
  const opener = useRef<HTMLElement>(null)
  if (error) return <Card>{<CardError retry={retry} />}</Card>
  if (!platform) return <Card>{<CardSkeleton />}</Card>
  const { switches } = platform
  const openCount = launchSwitches.filter((item) => isOpen(item, switches[item.name])).length
  function ask(item: LaunchSwitch, to: string) {
    opener.current = document.activeElement instanceof HTMLElement ? document.activeElement : null
    setAsked({ item, to })
  }
  return (
    <>
      <Card className="flex flex-wrap items-center justify-between gap-5">
        <div className="min-w-0 grow basis-80">
          <h2>{say('Launch control')}</h2>
          <p className="mt-0.5 max-w-[62ch] text-muted">
            {say(
              'Open the doors one at a time. Each switch takes effect immediately for every visitor and is recorded in the audit log.',
            )}
          </p>
        </div>
        <Meter open={openCount} of={launchSwitches.length} />
      </Card>
      <Card className="p-0! md:p-0!">
        <ul>
          {launchSwitches.map((item) => (
            <LaunchRow
              key={item.name}
              item={item}
              value={switches[item.name]}
              change={changes.data && (changes.data.find(({ name }) => name === item.name) ?? null)}
              onAsk={(to) => ask(item, to)}
            />
          ))}
        </ul>
      </Card>
      <LaunchListCard />
      {asked ? (
        <LaunchConfirm
          item={asked.item}
          from={switches[asked.item.name]}
          to={asked.to}
          opener={opener}
          onClose={() => setAsked(null)}
        />
      ) : null}
    </>
  )
}

function Meter({ open, of }: { open: number; of: number }) {
  return (
    <div className="max-w-full">
      <p className="text-muted md:text-right">
        {sayRich('<b>{open}</b>of {all} open', {
          b: (text) => (
            <b className="mr-2 font-display text-[28px] leading-8 font-medium text-text">{text}</b>
          ),
          open,
          all: of,
        })}
      </p>
      <div aria-hidden="true" className="mt-2 flex gap-1">
        {launchSwitches.map(({ name }, index) => (
          <i
            key={name}
            className={cx(
              'h-2 w-6.5 min-w-0 rounded-full border',
              index < open ? 'border-primary bg-primary' : 'border-border bg-sunken',
            )}
          />
        ))}
      </div>
    </div>
  )
}
