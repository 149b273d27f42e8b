import { useState } from 'react'
import { cx } from '../lib/cx.ts'
import { UserRound } from './icons/user-round.ts'

const tones = {
  primary: 'bg-primary-soft text-primary-text',
  secondary: 'bg-secondary-soft text-secondary-text',
  accent: 'bg-accent-soft text-accent-text',
  /** On a tint of the same colour. */
  plain: 'bg-surface text-primary-text',
  neutral: 'bg-sunken text-muted',
}

const sizes = {
  30: 'size-[30px] text-[11px]',
  34: 'size-[34px] text-[12px]',
  36: 'size-9 text-[13px]',
  40: 'size-10 text-[14px]',
  46: 'size-[46px] text-[15px]',
  96: 'size-24 text-[30px]',
}

type AvatarProps = {
  initials: string
  src: string | null
  tone?: keyof typeof tones
  size?: keyof typeof sizes
}

/** Decoration beside a name: the picture, otherwise the initials, otherwise an icon. */
export function Avatar({ initials, src, tone = 'primary', size = 34 }: AvatarProps) {
  const [broken, setBroken] = useState<string | null>(null)
  return (
    <span
      aria-hidden="true"
      className={cx(
        'inline-grid shrink-0 place-items-center overflow-hidden rounded-full font-strong tracking-[.01em]',
        sizes[size],
        tones[tone],
      )}
    >
      {src && src !== broken ? (
        <img src={src} alt="" className="size-full object-cover" onError={() => setBroken(src)} />
      ) : (
        initials || <UserRound className="size-[18px]" strokeWidth={1.75} />
      )}
    </span>
  )
}
