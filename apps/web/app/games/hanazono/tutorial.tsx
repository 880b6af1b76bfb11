import { Button } from '@michi/ui/button';
import { Dialog } from '@michi/ui/dialog';
import { Ja } from '@michi/ui/japanese';
import { useEffect, useEffectEvent, useState } from 'react';
import { useTranslations } from 'use-intl';
import type { Pauses } from '../../play/use-pauses.ts';
import { PlantPicture } from './plant-picture.tsx';
import './tutorial.css';

const steps = ['plant', 'answer', 'sky', 'tour'] as const;
const numerals = ['一', '二', '三', '四'];

export interface TutorialProps {
  /** It opens by itself for who has not planted anything. */
  readonly isFirst: boolean;
  readonly pauses: Pauses<'tutorial'>;
  /** The first plant is to be planted. */
  readonly onStart: () => void;
}

/** What there is to do in the garden; time stands still meanwhile. */
export function Tutorial({ isFirst, pauses, onStart }: TutorialProps) {
  const t = useTranslations('hanazono.tutorial');
  const [wasFirst] = useState(isFirst);
  const open = useEffectEvent(() => {
    if (wasFirst) pauses.show('tutorial');
  });
  useEffect(() => open(), []);
  const close = () => pauses.show(null);
  return (
    <Dialog
      open={pauses.open === 'tutorial'}
      onClose={close}
      title={t('title')}
      closeLabel={t('close')}
      className="hana-tutorial"
    >
      <div className="hana-tutorial__row" aria-hidden="true">
        <PlantPicture type="maple" growth={2} />
        <PlantPicture type="bamboo" growth={4} />
        <PlantPicture type="sakura" growth={5} />
        <PlantPicture type="lotus" growth={3} />
        <PlantPicture type="bonsai" growth={3} />
      </div>
      <p className="lead">{t('lead')}</p>
      <ol className="hana-tutorial__steps">
        {steps.map((step, index) => (
          <li key={step}>
            <Ja className="hana-tutorial__no" aria-hidden="true">
              {numerals[index]}
            </Ja>
            <p>{t(`steps.${step}`)}</p>
          </li>
        ))}
      </ol>
      <Button
        className="hana-tutorial__start"
        variant="accent"
        block
        icon="leaf"
        onClick={() => {
          close();
          if (isFirst) onStart();
        }}
      >
        {t('start')}
      </Button>
    </Dialog>
  );
}
