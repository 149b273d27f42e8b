-- The companies that a rate plan is for; none is for everybody.
ALTER TABLE rate_plans ADD COLUMN company_ids uuid[] NOT NULL DEFAULT '{}';
