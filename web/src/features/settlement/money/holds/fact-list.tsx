import { factWords } from '@roomlark/contract/partners/commission-hold-words'
import type { HoldFact } from '@roomlark/contract/partners/commission-holds'
import { say } from '@roomlark/contract/say'
import { ThumbsDown } from '../../../../ui/icons/thumbs-down.ts'
import { ThumbsUp } from '../../../../ui/icons/thumbs-up.ts'
import { factFormats } from './hold-texts.ts'

type FactListProps = { side: 'against' | 'for'; facts: readonly HoldFact[] }

/** Facts about a booking on one side of the decision. */
export function FactList({ side, facts }: FactListProps) {
  const isFor = side === 'for'
  const Icon = isFor ? ThumbsUp : ThumbsDown
  return (
    <section className="rounded-[12px] border border-border px-4 py-3.5">
      <h3 className="mb-1.5 flex items-center gap-2.5 font-sans text-[14px] font-strong tracking-normal">
        <Icon
          aria-hidden="true"
          className={isFor ? 'size-[17px] text-success-text' : 'size-[17px] text-error-text'}
        />
        {isFor ? say('Speaks for') : say('Speaks against')}
      </h3>
      {facts.length === 0 ? <p className="py-1.5 text-[14px] text-muted">{say('Nothing yet')}</p> : null}
      <ul>
        {facts.map((fact) => {
          const { title, detail } = factWords(fact, factFormats)
          return (
            <li key={title} className="border-b border-border py-2 text-[14px] leading-5 last:border-0">
              <span className="wrap-anywhere">{title}</span>
              {detail === '' ? null : (
                <span className="block text-[13px] leading-[18px] text-muted">{detail}</span>
              )}
            </li>
          )
        })}
      </ul>
    </section>
  )
}
