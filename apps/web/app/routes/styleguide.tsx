import { Styleguide } from '../features/styleguide/styleguide.tsx';

export default Styleguide;
