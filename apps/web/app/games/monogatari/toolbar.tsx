import type { Story } from '@michi/games/monogatari/works';
import { Icon } from '@michi/ui/icon';
import { Ja } from '@michi/ui/japanese';
import { useTranslations } from 'use-intl';
import type { OpenDraft } from '../../play/use-draft.ts';
import './toolbar.css';
import type { StoryEditor } from './use-story-editor.ts';

const tools = { background: '景', figure: '人', bubble: '言', words: '字', emotion: '情' } as const;
export type Tool = keyof typeof tools;
/** Leads to a tool, and to a panel if it is for one. */
export type GoTo = (tool: Tool, panel: number | null) => void;
const names = Object.keys(tools) as Tool[];

export interface ToolbarProps {
  readonly tool: Tool;
  readonly onTool: (tool: Tool) => void;
  readonly editor: StoryEditor;
  readonly open: OpenDraft<Story>;
}

/** Which tools are at hand, a step back or forward, and a panel as a whole. */
export function Toolbar({ tool, onTool, editor, open }: ToolbarProps) {
  const t = useTranslations('monogatari.tools');
  return (
    <div className="mng-toolbar" role="toolbar" aria-label={t('label')}>
      {names.map((name) => (
        <button key={name} type="button" aria-pressed={tool === name} onClick={() => onTool(name)}>
          <Ja aria-hidden="true">{tools[name]}</Ja>
          <span>{t(name)}</span>
        </button>
      ))}
      <button type="button" disabled={!open.canUndo} onClick={editor.undo}>
        <Icon name="undo" />
        <span>{t('undo')}</span>
      </button>
      <button type="button" disabled={!open.canRedo} onClick={editor.redo}>
        <Icon name="undo" className="mng-mirror" />
        <span>{t('redo')}</span>
      </button>
      <button type="button" onClick={editor.copy}>
        <Icon name="book" />
        <span>{t('copy')}</span>
      </button>
      <button type="button" disabled={editor.copied === null} onClick={editor.paste}>
        <Icon name="plus" />
        <span>{t('paste')}</span>
      </button>
      <button type="button" onClick={editor.clear}>
        <Icon name="trash" />
        <span>{t('clear')}</span>
      </button>
    </div>
  );
}
