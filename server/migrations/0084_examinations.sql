-- What the doctor found each time it looked: for each invariant how many rows break it. Kept for a month.
CREATE TABLE examinations (
  id bigint GENERATED ALWAYS AS IDENTITY CONSTRAINT examinations_pkey PRIMARY KEY,
  at timestamptz NOT NULL,
  transactions bigint NOT NULL,
  faults jsonb NOT NULL CONSTRAINT examinations_faults_named CHECK (jsonb_typeof(faults) = 'object')
);
