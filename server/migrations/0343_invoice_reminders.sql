-- Reminders of invoices that were not paid in time: each of the three steps once.
CREATE TABLE invoice_reminders (
  id bigint GENERATED ALWAYS AS IDENTITY CONSTRAINT invoice_reminders_pkey PRIMARY KEY,
  invoice_id uuid NOT NULL CONSTRAINT invoice_reminders_invoice_id_fkey REFERENCES invoices (id),
  booking_id uuid NOT NULL CONSTRAINT invoice_reminders_booking_id_fkey REFERENCES bookings (id),
  step smallint NOT NULL CONSTRAINT invoice_reminders_step_possible CHECK (step BETWEEN 1 AND 3),
  email text,
  open_cents bigint NOT NULL CONSTRAINT invoice_reminders_open_positive CHECK (open_cents > 0),
  at timestamptz NOT NULL,
  by_id uuid CONSTRAINT invoice_reminders_by_id_fkey REFERENCES users (id),
  CONSTRAINT invoice_reminders_step_once UNIQUE (invoice_id, step)
);
CREATE INDEX invoice_reminders_booking_idx ON invoice_reminders (booking_id);

ALTER TABLE hotel_invoicing
  ADD COLUMN reminder_days integer[] NOT NULL DEFAULT '{7,21,35}',
  ADD COLUMN reminds_automatically boolean NOT NULL DEFAULT false;
