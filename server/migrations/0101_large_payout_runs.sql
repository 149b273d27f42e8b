-- What a job is doing with a run that is too large for a request.
ALTER TABLE payout_runs
  ADD COLUMN work text CONSTRAINT payout_runs_work_known CHECK (work IN ('drawing', 'approving')),
  ADD COLUMN work_since timestamptz,
  ADD CONSTRAINT payout_runs_work_dated CHECK ((work IS NULL) = (work_since IS NULL)),
  ADD CONSTRAINT payout_runs_work_on_draft CHECK (work IS NULL OR state = 'draft');
