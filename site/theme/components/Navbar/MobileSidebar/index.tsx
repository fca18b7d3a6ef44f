import {useNavbarMobileSidebar} from '@docusaurus/theme-common/internal';
import ClassicMobileSidebar from '@theme-init/Navbar/MobileSidebar';
import type {ReactNode} from 'react';
import {useState} from 'react';

/** The menu of a small window. It is made when it is first opened, not with every page. */
export default function MobileSidebar(): ReactNode {
  const {shown} = useNavbarMobileSidebar();
  const [isWanted, setIsWanted] = useState(false);
  if (shown && !isWanted) setIsWanted(true);
  return isWanted && <ClassicMobileSidebar />;
}
