import { type ReactNode, useId } from 'react'
import { Switch } from '../../../ui/switch.tsx'

type CookieCategoryProps = {
  name: string
  text: string
  checked: boolean
  badge?: ReactNode
  /** Without it the category cannot be turned off. */
  onChange?: (allowed: boolean) => void
}

export function CookieCategory({ name, text, checked, badge, onChange }: CookieCategoryProps) {
  const id = useId()
  return (
    <li className="flex items-center gap-6 py-4">
      <div className="min-w-0 grow">
        <div className="flex flex-wrap items-center gap-2.5">
          <h3 id={`${id}-name`}>{name}</h3>
          {badge}
        </div>
        <p id={`${id}-text`} className="mt-[3px] text-[14px] leading-5 text-muted">
          {text}
        </p>
      </div>
      <Switch
        checked={checked}
        disabled={!onChange}
        {...(onChange && { onCheckedChange: onChange })}
        aria-labelledby={`${id}-name`}
        aria-describedby={`${id}-text`}
      />
    </li>
  )
}
