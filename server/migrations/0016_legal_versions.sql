-- The first version of each text is part of the product; those after it are published, and never changed again.
CREATE TABLE legal_versions (
  id bigint GENERATED ALWAYS AS IDENTITY CONSTRAINT legal_versions_pkey PRIMARY KEY,
  document text NOT NULL,
  version integer NOT NULL,
  summary text NOT NULL,
  body text NOT NULL,
  published_at timestamptz NOT NULL,
  published_by uuid NOT NULL,
  effective_at timestamptz NOT NULL,
  CONSTRAINT legal_versions_number UNIQUE (document, version),
  CONSTRAINT legal_versions_document_known CHECK (document IN ('terms', 'privacy', 'cookies')),
  CONSTRAINT legal_versions_after_first CHECK (version > 1),
  -- What the terms promise.
  CONSTRAINT legal_versions_notice CHECK (effective_at >= published_at + interval '30 days')
);
CREATE TRIGGER legal_versions_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON legal_versions
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
