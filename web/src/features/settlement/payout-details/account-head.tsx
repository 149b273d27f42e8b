import { say } from '@roomlark/contract/say'
import type { ReactNode } from 'react'
import { cx } from '../../../lib/cx.ts'
import { Badge } from '../../../ui/badge.tsx'
import { Landmark } from '../../../ui/icons/landmark.ts'
import { UserText } from '../../../ui/user-text.tsx'

type AccountHeadProps = { title: ReactNode; subtitle: string; state: 'waiting' | 'in-use' }

export function AccountHead({ title, subtitle, state }: AccountHeadProps) {
  const isWaiting = state === 'waiting'
  return (
    <div className="flex items-start justify-between gap-3">
      <div className="flex min-w-0 gap-3.5">
        <span
          aria-hidden="true"
          className={cx(
            'mt-px grid size-[38px] shrink-0 place-items-center rounded-[11px]',
            isWaiting ? 'bg-warning-soft text-warning-text' : 'bg-primary-soft text-primary-text',
          )}
        >
          <Landmark className="size-[19px]" />
        </span>
        <div className="min-w-0">
          <h2 className="font-sans text-base leading-[22px] font-strong tracking-normal">{title}</h2>
          <p className="text-[13px] leading-[18px] text-muted">
            <UserText>{subtitle}</UserText>
          </p>
        </div>
      </div>
      {isWaiting ? (
        <Badge tone="warning">{say('Waiting')}</Badge>
      ) : (
        <Badge tone="success">{say('In use')}</Badge>
      )}
    </div>
  )
}
