import type { ComponentProps, ReactNode } from 'react'

/** A checkbox that looks like a chip, for a few short choices side by side. */
export function CheckChip({ children, ...input }: ComponentProps<'input'> & { children: ReactNode }) {
  return (
    <label className="inline-flex h-9 cursor-pointer items-center gap-1.5 rounded-full border border-border bg-surface px-2.5 text-[14px] font-medium whitespace-nowrap transition-colors select-none hover:bg-sunken has-checked:border-transparent has-checked:bg-primary-soft has-checked:text-primary-text has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-ring max-md:h-10">
      <input type="checkbox" {...input} className="size-4 accent-primary outline-none" />
      {children}
    </label>
  )
}
