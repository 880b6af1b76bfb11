import { IconButton } from '@michi/ui/button';
import { type ReactNode, useEffect, useId, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { useLocalPath } from '../../lib/language/local-link.tsx';

/** Goes from a record back to its list, as it was searched and sorted. */
export function useCloseRecord(section: string): () => void {
  const navigate = useNavigate();
  const pathOf = useLocalPath();
  const { search } = useLocation();
  return () => void navigate(pathOf(`/admin/${section}${search}`), { preventScrollReset: true });
}

export interface DetailsFrameProps {
  readonly title: string;
  /** The line under the title. */
  readonly line: ReactNode;
  readonly closeLabel: string;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** One record beside its list. Its title takes the focus when it appears. */
export function DetailsFrame({ title, line, closeLabel, onClose, children }: DetailsFrameProps) {
  const id = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <aside className="adm-details sheet sheet--rule" aria-labelledby={id}>
      <div className="adm-details__head">
        <div>
          <h2 id={id} tabIndex={-1} ref={heading} translate="no">
            {title}
          </h2>
          <p className="soft small">{line}</p>
        </div>
        <IconButton icon="close" label={closeLabel} onClick={onClose} />
      </div>
      {children}
    </aside>
  );
}
