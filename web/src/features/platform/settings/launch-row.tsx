import { isolate } from '@roomlark/contract/isolate'
import type { SwitchChange } from '@roomlark/contract/platform/platform'
import { say } from '@roomlark/contract/say'
import { useId } from 'react'
import { cx } from '../../../lib/cx.ts'
import { longDateTime } from '../../../lib/format-date.ts'
import { sayRich } from '../../../lib/say-rich.ts'
import { Badge } from '../../../ui/badge.tsx'
import { ChoiceSegments } from '../../../ui/choice-segments.tsx'
import { ExternalLink } from '../../../ui/icons/external-link.ts'
import { Switch } from '../../../ui/switch.tsx'
import { isOpen, type LaunchSwitch } from './launch-words.ts'

type LaunchRowProps = {
  item: LaunchSwitch
  value: string
  /** The last one; null where there was none, undefined while that is not known. */
  change: SwitchChange | null | undefined
  onAsk: (to: string) => void
}

export function LaunchRow({ item, value, change, onAsk }: LaunchRowProps) {
  const id = useId()
  const { title, Icon, positions } = item
  const now = positions.find((position) => position.value === value)
  const open = isOpen(item, value)
  const [off, on] = positions
  return (
    <li className="flex flex-wrap items-center gap-x-5 gap-y-3 px-[18px] py-4 not-first:border-t not-first:border-border md:px-6">
      <span
        aria-hidden="true"
        className={cx(
          'grid size-11 shrink-0 place-items-center self-start rounded-[12px]',
          open ? 'bg-success-soft text-success-text' : 'bg-sunken text-muted',
        )}
      >
        <Icon className="size-5" strokeWidth={1.75} />
      </span>
      <div className="min-w-[180px] grow basis-0">
        <h3 className="flex flex-wrap items-center gap-2.5 text-md font-strong">
          <span id={`${id}-title`}>{title}</span>
          <Badge tone={open ? 'success' : value === 'invitation' ? 'accent' : 'neutral'}>{now?.label}</Badge>
        </h3>
        <p id={`${id}-effect`} className="mt-0.5 text-[14px]">
          {now?.effect}
        </p>
        {change === undefined ? null : <p className="text-sm text-muted">{changeWords(change, item)}</p>}
        <States item={item} value={value} />
      </div>
      {positions.length === 2 && off && on ? (
        <Switch
          checked={open}
          onCheckedChange={(checked) => onAsk(checked ? on.value : off.value)}
          aria-labelledby={`${id}-title`}
          aria-describedby={`${id}-effect`}
        />
      ) : (
        <ChoiceSegments
          label={title}
          value={value}
          choices={positions.map(({ value, label }) => ({ value, label }))}
          onChoose={onAsk}
        />
      )}
    </li>
  )
}

function States({ item, value }: { item: LaunchSwitch; value: string }) {
  return (
    <details className="mt-1.5 text-[14px]">
      <summary className="w-fit cursor-pointer rounded-sm text-sm font-[560] text-primary-text">
        {sayRich('What visitors see<span> of {page}</span>', {
          span: (text) => <span className="sr-only">{text}</span>,
          page: item.title,
        })}
      </summary>
      <dl className="mt-2 grid gap-2.5 border-l-2 border-border pl-4">
        {item.positions.map((position) => (
          <div key={position.value}>
            <dt className="font-[560]">
              {position.label}
              {position.value === value ? (
                <span className="font-normal text-muted"> {say('(now)')}</span>
              ) : null}
            </dt>
            <dd className="text-muted">
              {position.effect}{' '}
              <a
                href={`${item.path}?preview=${position.value}`}
                target="_blank"
                rel="noreferrer"
                className="link inline-flex items-center gap-1"
              >
                {say('Preview')}
                <span className="sr-only">
                  {' '}
                  {say('{page}, {state}, in a new tab', { page: item.title, state: position.label })}
                </span>
                <ExternalLink aria-hidden="true" className="size-3.5" />
              </a>
            </dd>
          </div>
        ))}
      </dl>
    </details>
  )
}

function changeWords(change: SwitchChange | null, item: LaunchSwitch): string {
  if (!change) return say('Never changed')
  const state = item.positions.find(({ value }) => value === change.to)?.label ?? change.to
  const moment = longDateTime(new Date(change.at))
  return change.by === null
    ? say('Set to {state} by a deleted account, {moment}', { state, moment })
    : say('Set to {state} by {person}, {moment}', { state, person: isolate(change.by), moment })
}
