import { cx } from '../lib/cx.ts'

export type ButtonLook = {
  variant?: 'primary' | 'secondary' | 'quiet' | 'accent' | 'danger' | 'danger-line'
  size?: 'sm' | 'md' | 'lg'
  block?: boolean
}

const variants = {
  primary: 'border-transparent bg-primary text-on-primary enabled-hover:bg-primary-hover',
  secondary:
    'border-[color-mix(in_srgb,var(--color-control)_55%,var(--color-surface))] bg-surface text-text enabled-hover:bg-sunken',
  quiet: 'border-transparent text-primary-text enabled-hover:bg-primary-soft',
  accent: 'border-transparent bg-accent text-on-accent enabled-hover:bg-accent-hover',
  danger: 'border-transparent bg-error text-on-error enabled-hover:bg-error-hover',
  'danger-line':
    'border-[color-mix(in_srgb,var(--color-error)_45%,var(--color-surface))] bg-surface text-error-text enabled-hover:bg-error-soft',
}

const sizes = {
  sm: 'h-(--control-h-sm) gap-1.5 rounded-[8px] px-3 text-[14px]',
  md: 'h-(--control-h) gap-2 rounded-md px-[18px]',
  lg: 'h-[50px] gap-2 rounded-md px-6 text-[16px]',
}

/** For elements that look like a button but are not one, such as links. */
export function buttonClass({ variant = 'primary', size = 'md', block = false }: ButtonLook = {}): string {
  return cx(
    'inline-flex shrink-0 items-center justify-center border font-[580] whitespace-nowrap transition-colors',
    'disabled:cursor-not-allowed disabled:border-border disabled:bg-sunken disabled:text-disabled',
    variants[variant],
    sizes[size],
    variant === 'quiet' && (size === 'sm' ? 'px-2!' : 'px-3!'),
    block && 'w-full',
  )
}
